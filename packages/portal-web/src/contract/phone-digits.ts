/** Fewer digits are no phone number that somebody could call. */
const MIN_DIGITS = 6

/** Whether somebody could be called there, e.g. "+855 12 000 001" or "០១២ ៣៤៥ ៦៧៨": at least six digits of any script. */
export const hasPhoneDigits = (text: string): boolean => (text.match(/\p{Nd}/gu)?.length ?? 0) >= MIN_DIGITS
