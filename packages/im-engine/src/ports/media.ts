/** Devices and ways of a browser for sound and picture. The first two reject with a DOMException, as browsers do. */
export interface MediaPort {
  /** Microphone and camera; asks the person the first time. */
  devices(constraints: MediaStreamConstraints): Promise<MediaStream>
  /** A screen, window or tab that the person picks. */
  screen(): Promise<MediaStream>
  /** A way to one other device; nothing is sent until it negotiates. */
  connect(configuration: RTCConfiguration): RTCPeerConnection
}
