// Development only: every piece on one page, and whole tables by address, e.g.
// gallery.html?show=table&sides=4&teams&state=full&theme=dark&lang=en
import './kit/tokens.css';
import './kit/base.css';
import { mount } from 'svelte';
import Pieces from './gallery/Pieces.svelte';
import Screens from './gallery/Screens.svelte';
import { Words } from './kit/text';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
const language = query.get('lang') ?? 'de';
const files = import.meta.glob<string>('../../src/spielkiste/locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const words = new Words(
  language,
  Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/`))
    .map(([, source]) => source),
);
const target = document.getElementById('app');
if (target) {
  if (query.has('show')) mount(Screens, { target, props: { text: words.say, query } });
  else mount(Pieces, { target, props: { text: words.say } });
}
