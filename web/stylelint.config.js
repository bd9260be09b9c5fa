import scale from './scale.js';

/** Colours and the scale are defined in kit/tokens.css, inks in a box's own inks.css; all other files may only refer to them. */
export default {
  extends: ['stylelint-config-standard'],
  plugins: [scale],
  overrides: [
    { files: ['**/*.svelte'], customSyntax: 'postcss-html' },
    { files: ['src/kit/tokens.css', 'src/games/*/inks.css'], rules: { 'color-no-hex': null } },
  ],
  rules: {
    'spielkiste/scale': true,
    'color-no-hex': [true, { message: 'Take a colour from kit/tokens.css, or give the box an ink of its own (inks.css).' }],
    // Formatting rules that conflict with Prettier are off.
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'no-descending-specificity': null,
    'selector-class-pattern': null,
    // Safari on phones still needs the prefixed user-select.
    'property-no-vendor-prefix': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  },
};
