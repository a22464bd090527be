// The in-page recorder, for whoever embeds the engine:
//
//   const recorder = new Recorder()
//   const tab = recordTab(recorder, 'a', imId, { isOnline: true, isVisible: true, refreshAt })
//   const engine = tab.watch(createImEngine({ ..., tokens: tab.tokens(source), ports: tab.ports() }))
//   ... ; await engine.quiesce(); await tab.state(engine)
//   const bytes = await recorder.finish()

export type { RecorderOptions } from './recorder'
export { Recorder } from './recorder'
export type { Redaction } from './recording'
export type { TabRecorder } from './tab-recorder'
export { recordTab } from './tab-recorder'
