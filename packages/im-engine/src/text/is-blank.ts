/** White space, controls, and whatever else draws nothing: characters that cannot be seen, an empty Braille cell. */
const BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]*$/u

/** Whether a text draws nothing, e.g. U+200B, which the space bar of Khmer keyboards writes. Source: S-TEXT-5. */
export const isBlank = (text: string): boolean => BLANK.test(text)
