import type { Intent } from './intent'

/** Who thanks, or says goodbye, is not told anew what it can do. */
export const thanks: Intent = {
  name: 'thanks',
  cues: [
    ...['thank you', 'thanks', 'bye', 'goodbye'],
    ...['អរគុណ', 'លាហើយ'],
    ...['谢谢', '再见'],
    ...['고마워', '감사합니다'],
    ...['ขอบคุณ', 'ลาก่อน'],
    ...['cảm ơn', 'tạm biệt'],
  ],
  answer: ({ t }) => ({ text: t.thanks }),
}
