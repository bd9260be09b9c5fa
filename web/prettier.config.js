/** One way to write it, the same line length as on the Python side. */
export default {
  printWidth: 130,
  singleQuote: true,
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
