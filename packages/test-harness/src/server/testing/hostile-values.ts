/** What nobody should send in any field: wrong types, broken letters, code of other languages. */
export const HOSTILE: readonly unknown[] = [
  '',
  '\u0000',
  '\ud800',
  "' or '1'='1' --",
  '%_%00',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '\u202e\u2066សុខា\u200b',
  'x'.repeat(5_000),
  '9'.repeat(400),
  -1,
  null,
  ['a', 'b'],
  { $ne: null },
]
