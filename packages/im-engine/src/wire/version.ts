/** Of the wire's schemas and calls, frozen: catalogue.test.ts computes it anew. A recording names the one it was made with. */
export const WIRE_FINGERPRINT = '41cab2eff1c2939d4cff958f8d68dd5e9ce595dbcc5367c487379b06bebcf00d'
/** Of this package. */
export const ENGINE_VERSION = '0.1.0'
