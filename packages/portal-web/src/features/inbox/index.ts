// features/inbox is what a seeker is told: messages about resumes and applications, and which employers looked at a
// resume.
//
// Absent: the unread count of the header, which every page needs; it is in http/inbox-count.ts.

export { Inbox } from './components/inbox'
export { NoticeSettings } from './components/notice-settings'
export { Viewers } from './components/viewers'
export { ViewersPanel } from './components/viewers-panel'
