const MB = 1_048_576

/** Bytes, e.g. "1.50 MB", the same in every language; no file has "0.00 MB". Source: specification 9, S-MEDIA-4. */
export const showMb = (bytes: number): string =>
  `${Math.max(bytes === 0 ? 0 : 0.01, bytes / MB).toFixed(2)} MB`

/** Seconds, e.g. "0:07", "12:40". */
export function showLength(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
