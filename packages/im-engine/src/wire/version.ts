/** Of the wire's schemas and calls, frozen: catalogue.test.ts computes it anew. A recording names the one it was made with. */
export const WIRE_FINGERPRINT = 'a2a23fc40e4ae7a719ee36921d650cd42fccc4d263e9143825aa9b1670c791aa'
/** Of this package. */
export const ENGINE_VERSION = '0.1.0'
