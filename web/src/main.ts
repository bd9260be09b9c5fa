import './kit/tokens.css';
import './kit/base.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { house } from './house/house.svelte';
import { tidyAddress } from './house/route';
import { watchKeys } from './kit/keys';
import { followSystem, isDark } from './kit/theme';

tidyAddress();
watchKeys();
followSystem(() => (house.dark = isDark()));

// An offline build marks its page and brings its own engine.
const site = document.getElementById('site')?.textContent;
const home = site ? import('./offline/home').then(({ moveIn }) => moveIn(site)) : null;

// Without the server there are no texts to report the failure with: keep retrying.
async function open(): Promise<void> {
  try {
    await home;
    await house.open();
  } catch {
    setTimeout(open, 1500);
  }
}
void open();

const target = document.getElementById('app');
if (target) mount(App, { target });
