// features/chat is the only place that meets the engine.
//
//   chat-engine (one engine an account) > ImEngineProvider > list, thread, composer
//   rules/ make what is shown of snapshots; components/ show it; api/ gives the engine its tokens

export { eraseChat } from './chat-engine'
export { Chat } from './components/chat'
