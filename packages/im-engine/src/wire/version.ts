/** Of the wire's schemas and calls, frozen: catalogue.test.ts computes it anew. A recording names the one it was made with. */
export const WIRE_FINGERPRINT = '882abac909f63dd43e4f6c481c5498c7b8d5e8cc886990fe7688fb19d28a6a65'
/** Of this package. */
export const ENGINE_VERSION = '0.1.0'
