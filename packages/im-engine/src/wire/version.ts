/** Of the wire's schemas and calls, frozen: catalogue.test.ts computes it anew. A recording names the one it was made with. */
export const WIRE_FINGERPRINT = '1c2008512389811417615206433f69d6e04773d6b0c9c956d45a601e8a97e1e4'
/** Of this package. */
export const ENGINE_VERSION = '0.1.0'
