import type { Language } from '../constants/names'

interface CodeTexts {
  code(code: string, minutes: number): string
  /** to somebody who cannot log in, for want of an account */
  noAccount: string
  /** to somebody who cannot register, or have this phone or address, for it is an account's */
  hasAccount: string
}

/** What the one who holds a number or an address is told, by SMS or mail. */
export const CODE_TEXTS: Readonly<Record<Language, CodeTexts>> = {
  en: {
    code: (code, minutes) =>
      `Sarika: your code is ${code}. It works for ${minutes} minutes. Don't share it with anyone.`,
    noAccount: 'Sarika: someone asked for a code for you, but you have no Sarika account yet.',
    hasAccount:
      'Sarika: someone asked for a code for you, but you already have a Sarika account. Log in with it.',
  },
  zh: {
    code: (code, minutes) => `Sarika：您的验证码是 ${code}，${minutes} 分钟内有效。请勿告诉任何人。`,
    noAccount: 'Sarika：有人为您申请了验证码，但您在这里还没有账号。',
    hasAccount: 'Sarika：有人为您申请了验证码，但您在这里已有账号，请直接登录。',
  },
  km: {
    code: (code, minutes) => `Sarika៖ លេខកូដរបស់អ្នកគឺ ${code}។ ប្រើបានក្នុងរយៈពេល ${minutes} នាទី។ សូមកុំប្រាប់អ្នកណា។`,
    noAccount: 'Sarika៖ មានគេស្នើសុំលេខកូដសម្រាប់អ្នក ប៉ុន្តែអ្នកមិនទាន់មានគណនី Sarika ទេ។',
    hasAccount: 'Sarika៖ មានគេស្នើសុំលេខកូដសម្រាប់អ្នក ប៉ុន្តែអ្នកមានគណនី Sarika រួចហើយ។ សូមចូលដោយគណនីនោះ។',
  },
  ko: {
    code: (code, minutes) =>
      `Sarika: 인증번호는 ${code}입니다. ${minutes}분 동안 유효합니다. 다른 사람에게 알려 주지 마세요.`,
    noAccount: 'Sarika: 고객님 앞으로 인증번호 요청이 있었지만, 아직 가입된 계정이 없습니다.',
    hasAccount:
      'Sarika: 고객님 앞으로 인증번호 요청이 있었지만, 이미 가입된 계정이 있습니다. 그 계정으로 로그인해 주세요.',
  },
  th: {
    code: (code, minutes) => `Sarika: รหัสของคุณคือ ${code} ใช้ได้ภายใน ${minutes} นาที โปรดอย่าบอกรหัสนี้แก่ผู้อื่น`,
    noAccount: 'Sarika: มีผู้ขอรหัสสำหรับคุณ แต่คุณยังไม่มีบัญชีที่นี่',
    hasAccount: 'Sarika: มีผู้ขอรหัสสำหรับคุณ แต่คุณมีบัญชีที่นี่อยู่แล้ว โปรดเข้าสู่ระบบด้วยบัญชีนั้น',
  },
  vi: {
    code: (code, minutes) =>
      `Sarika: mã của bạn là ${code}. Mã có hiệu lực trong ${minutes} phút. Đừng cho ai biết mã này.`,
    noAccount: 'Sarika: có người đã yêu cầu mã cho bạn, nhưng bạn chưa có tài khoản ở đây.',
    hasAccount:
      'Sarika: có người đã yêu cầu mã cho bạn, nhưng bạn đã có tài khoản ở đây. Hãy đăng nhập bằng tài khoản đó.',
  },
}
