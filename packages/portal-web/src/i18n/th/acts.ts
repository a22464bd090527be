import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const acts: Translated<LaterTexts['acts']> = {
  archive: 'เก็บถาวร',
  unarchive: 'ย้ายกลับไปที่แชท',
  markUnread: 'ทำเครื่องหมายว่ายังไม่อ่าน',
  markRead: 'ทำเครื่องหมายว่าอ่านแล้ว',
  marked: 'ทำเครื่องหมายว่ายังไม่อ่านแล้ว',
  erase: 'ลบสำหรับฉัน',
  archived: 'เก็บแชทถาวรแล้ว',
  unarchived: 'ย้ายแชทกลับแล้ว',
  undo: 'เลิกทำ',
  list: 'แชทที่เก็บถาวร',
  back: 'กลับไปที่แชท',
  none: 'ไม่มีแชทที่เก็บถาวร',
  hint: 'เมื่อมีข้อความใหม่ แชทที่เก็บถาวรจะกลับมาในรายการ เว้นแต่คุณปิดเสียงแชทนั้นไว้',
  open_other: 'แชทที่เก็บถาวร {{count}} รายการ',
  erased_other: 'ลบ {{count}} ข้อความสำหรับคุณแล้ว',
}
