/** Of the wire's schemas and calls, frozen: catalogue.test.ts computes it anew. A recording names the one it was made with. */
export const WIRE_FINGERPRINT = 'bed0a07a04318d26933d46249ae4432738b70a3523c4f8837e9b7607ce490e99'
/** Of this package. */
export const ENGINE_VERSION = '0.1.0'
