/** Formatting, with the same line length as the Python code. */
export default {
  printWidth: 130,
  singleQuote: true,
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
