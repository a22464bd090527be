// features/hiring is what employers do at the desk, each part in a folder of its own.
//
//   board/   api > Board > Column, CardList > Card;   Drawer > ResumeTab, NotesTab, HistoryTab, OfferForm;   Meetings
//
// Absent: the chat. Screens hand it in.

export { openTalk, useNewCount } from './board/api'
export { Board } from './board/board'
export { Meetings } from './board/meetings'
