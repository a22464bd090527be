import type { Translated } from '../areas'
import type { LaterTexts } from '../later-texts'

export const tips: Translated<LaterTexts['chat']['tips']> = {
  'contact-agreed': {
    mine: 'คุณตอบรับคำขอแล้ว ตอนนี้เขียนถึงกันได้',
    theirs: '{{name}} ตอบรับคำขอของคุณแล้ว ตอนนี้เขียนถึงกันได้',
  },
  'group-created': {
    mine: 'คุณสร้างกลุ่ม “{{title}}”',
    theirs: '{{name}} สร้างกลุ่ม “{{title}}”',
  },
  'group-invited': {
    mine: 'คุณเพิ่ม {{whom}}',
    theirs: '{{name}} เพิ่ม {{whom}}',
    toMe: '{{name}} เพิ่มคุณ',
  },
  'group-removed': {
    mine: 'คุณนำ {{whom}} ออก',
    theirs: '{{name}} นำ {{whom}} ออก',
    toMe: '{{name}} นำคุณออก',
  },
  'group-quit': {
    mine: 'คุณออกจากกลุ่ม',
    theirs: '{{name}} ออกจากกลุ่ม',
  },
  'admin-granted': {
    mine: 'คุณตั้ง {{whom}} เป็นผู้ดูแล',
    theirs: '{{name}} ตั้ง {{whom}} เป็นผู้ดูแล',
    toMe: 'ตอนนี้คุณเป็นผู้ดูแล',
  },
  'admin-cancelled': {
    mine: 'คุณถอด {{whom}} จากการเป็นผู้ดูแล',
    theirs: '{{name}} ถอด {{whom}} จากการเป็นผู้ดูแล',
    toMe: 'คุณไม่ได้เป็นผู้ดูแลแล้ว',
  },
  'group-owner': {
    mine: 'คุณโอนความเป็นเจ้าของกลุ่มให้ {{whom}}',
    theirs: '{{name}} โอนความเป็นเจ้าของกลุ่มให้ {{whom}}',
    toMe: 'ตอนนี้คุณเป็นเจ้าของกลุ่ม',
  },
  'group-muted': {
    mine: 'คุณปิดการพูดคุยของกลุ่ม: เขียนได้เฉพาะเจ้าของและผู้ดูแล',
    theirs: '{{name}} ปิดการพูดคุยของกลุ่ม: เขียนได้เฉพาะเจ้าของและผู้ดูแล',
  },
  'group-unmuted': {
    mine: 'คุณเปิดการพูดคุยของกลุ่ม: ทุกคนเขียนได้อีกครั้ง',
    theirs: '{{name}} เปิดการพูดคุยของกลุ่ม: ทุกคนเขียนได้อีกครั้ง',
  },
  'member-muted': {
    mine: 'คุณห้าม {{whom}} เขียน',
    theirs: '{{name}} ห้าม {{whom}} เขียน',
    toMe: '{{name}} ห้ามคุณเขียนที่นี่',
  },
  'member-unmuted': {
    mine: 'คุณให้ {{whom}} เขียนได้อีกครั้ง',
    theirs: '{{name}} ให้ {{whom}} เขียนได้อีกครั้ง',
    toMe: '{{name}} ให้คุณเขียนได้อีกครั้ง',
  },
  'group-renamed': {
    mine: 'คุณเปลี่ยนชื่อกลุ่มเป็น “{{title}}”',
    theirs: '{{name}} เปลี่ยนชื่อกลุ่มเป็น “{{title}}”',
  },
  'group-pictured': {
    mine: 'คุณเปลี่ยนรูปกลุ่ม',
    theirs: '{{name}} เปลี่ยนรูปกลุ่ม',
  },
  'member-renamed': {
    mine: 'ชื่อของคุณในกลุ่มนี้คือ “{{title}}” แล้ว',
    theirs: '{{name}} ใช้ชื่อ “{{title}}” ในกลุ่มนี้แล้ว',
  },
  'group-dismissed': {
    mine: 'คุณยุบกลุ่ม',
    theirs: '{{name}} ยุบกลุ่ม',
  },
  named: '{{name}}',
  you: 'คุณ',
  several_other: '{{names}} และอีก {{count, number}} คน',
  other: 'มีการเปลี่ยนแปลงในแชทนี้',
}
