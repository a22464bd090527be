import type { MediaPort } from '../ports/media.js'

/** Pages that are not served securely have no devices, and old browsers no screens. */
const devicesHere = (): MediaDevices => {
  const devices = globalThis.navigator?.mediaDevices
  if (devices === undefined) throw new DOMException('no devices in this page', 'NotSupportedError')
  return devices
}

export const browserMedia: MediaPort = {
  devices: async (constraints) => devicesHere().getUserMedia(constraints),
  // The sound of a shared screen is left out: the microphone goes on, and would carry it twice.
  screen: async () => devicesHere().getDisplayMedia({ video: true, audio: false }),
  connect: (configuration) => new RTCPeerConnection(configuration),
}
