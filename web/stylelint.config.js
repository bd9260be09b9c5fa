/** Colours come from kit/tokens.css and a box's own inks; everything else may only name them. */
export default {
  extends: ['stylelint-config-standard'],
  overrides: [
    { files: ['**/*.svelte'], customSyntax: 'postcss-html' },
    { files: ['src/kit/tokens.css', 'src/games/*/inks.css'], rules: { 'color-no-hex': null } },
  ],
  rules: {
    'color-no-hex': [true, { message: 'Take a colour from kit/tokens.css, or give the box an ink of its own (inks.css).' }],
    // How the house writes it: one rule a line where it fits, Prettier decides on the rest.
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'no-descending-specificity': null,
    'selector-class-pattern': null,
    // Safari on phones still wants its own user-select.
    'property-no-vendor-prefix': null,
    'declaration-block-no-redundant-longhand-properties': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  },
};
