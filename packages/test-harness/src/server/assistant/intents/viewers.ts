import type { Intent } from './intent'

/** Who viewed a resume: told where it stands. */
export const viewers: Intent = {
  name: 'viewers',
  cues: [
    ...[
      'viewed my resume',
      'viewed my cv',
      'who viewed me',
      'seen my resume',
      'seen my cv',
      'looked at my resume',
    ],
    ...['អ្នកណាបានមើលប្រវត្តិរូប', 'នរណាបានមើលប្រវត្តិរូប'],
    ...['谁看过我', '谁看了我'],
    ...['누가 내 이력서', '누가 제 이력서'],
    ...['ใครดูเรซูเม่', 'ใครดูประวัติ'],
    ...['ai đã xem hồ sơ', 'ai đã xem cv', 'ai xem hồ sơ'],
  ],
  answer: ({ t }) => ({ text: t.viewers }),
}
