// features/call is calls as people see them, on every screen of both apps.
//
//   lib/calling (a press in the chat) > BeforeCall (which devices) > engine.call.start or join
//   engine.call > Calls > RingCard | Stage or Float | Elsewhere | AfterCall
//   rules/device-check.machine opens and checks the devices; use-ringing sounds in one tab and tells of a ring that nobody sees
//
// Absent: who may call whom, which the chat shows and the server judges; and the way of sound and picture, which is the engine's.

export { Calls } from './components/calls'
