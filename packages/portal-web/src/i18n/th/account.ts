import type { Texts } from '../areas'

export const account: Texts['account'] = {
  menu: 'บัญชีของ {{name}}',
  logOut: 'ออกจากระบบ',
  logOutFailed: 'ออกจากระบบไม่ได้ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
}
