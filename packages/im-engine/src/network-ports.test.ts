import { expect, it } from 'vitest'
import { fetchUploader } from './adapters/fetch-uploader.js'
import { defaultPorts } from './engine-ports.js'
import { networkPorts } from './network-ports.js'
import { ScriptedUploader } from './testing/scripted-uploader.js'

it('S-API-41 in Node, which has no XMLHttpRequest, files go by fetch unless the caller gives another way', () => {
  expect(networkPorts(defaultPorts()).uploader).toBe(fetchUploader)
  const uploader = new ScriptedUploader()
  expect(networkPorts(defaultPorts({ uploader })).uploader).toBe(uploader)
})

it('S-API-43 a port that is given as undefined is the browser’s', () => {
  const none = { clock: undefined, visibility: undefined, openDisk: undefined, http: undefined }
  expect({ ...defaultPorts(none), given: {} }).toEqual({
    ...defaultPorts(),
    given: {},
    openDisk: expect.any(Function),
  })
  expect(networkPorts(defaultPorts(none)).http).toBe(networkPorts(defaultPorts()).http)
})
