// A form for joining, with one request at a time. An error that the user can fix is shown in place; any other error
// replaces the form.
import { Problem } from '../house/asking';
import { house } from '../house/house.svelte';

/** Errors after which trying again can help: another name, a restored connection, a short wait. */
const PASSING = ['offline', 'bad-name', 'too-many'];

export class Entering {
  busy = $state(false);
  /** Why joining is impossible, in words. */
  refused = $state<string | null>(null);

  /** Replaces the form with the reason. */
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
