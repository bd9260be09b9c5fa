// A form that lets somebody in: sent once at a time. What can be put right is said where one is; what cannot takes the form's place.
import { Problem } from '../house/asking';
import { house } from '../house/house.svelte';

/** Another name, a line that is back, a moment's wait: whoever tries again may come in. */
const PASSING = ['offline', 'bad-name', 'too-many'];

export class Entering {
  busy = $state(false);
  /** Why there is no way in, in words. */
  refused = $state<string | null>(null);

  /** There is no way in. */
  refuse(trouble: Problem): void {
    this.refused = house.complaint(trouble.key, trouble.args, trouble.message);
  }

  async send(event: SubmitEvent, enter: () => Promise<void>): Promise<void> {
    event.preventDefault();
    if (this.busy) return;
    this.busy = true;
    try {
      await enter();
    } catch (trouble) {
      this.busy = false;
      if (trouble instanceof Problem && !PASSING.includes(trouble.key)) this.refuse(trouble);
      else house.complain(trouble);
    }
  }
}
