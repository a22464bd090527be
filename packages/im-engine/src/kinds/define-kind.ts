import { type Kind, type KindDefinition, makeKind } from './kind.js'

/**
 * A kind of your own, for `createImEngine({ kinds: [poll] })`: it is sent, received, searched and shown like those of the
 * protocol. It travels as `custom` with its name in `extra.subtype`; an engine that was not given it keeps it whole and shows
 * an unknown type. Throws where the name is none. Source: S-KIND-5.
 */
export function defineKind<const T extends string, Body>(definition: KindDefinition<T, Body>): Kind<T, Body> {
  const { type } = definition
  if (!/^[\w-]{1,64}$/.test(type))
    throw new TypeError(`defineKind: "${type}" is no name; use letters, digits, "-" and "_", at most 64`)
  return makeKind(definition, { sender: 'person', subtype: type })
}
