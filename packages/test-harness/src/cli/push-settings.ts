import { BadInput } from '../bad-input'
import { KNOWN_HOSTS, type PushSettings } from '../server/push/settings'

const HOST = /^(\*\.)?([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/

const isOf = (text: string, bytes: number): boolean =>
  /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes

/** By what keys pushes go out, as the environment names them; null: none do. Throws `BadInput`. */
export function readPushSettings({
  SARIKA_PUSH_PUBLIC_KEY: publicKey = '',
  SARIKA_PUSH_PRIVATE_KEY: privateKey = '',
  SARIKA_PUSH_CONTACT: contact = '',
  SARIKA_PUSH_HOSTS: hosts = '',
}: NodeJS.ProcessEnv): PushSettings | null {
  if (publicKey === '' && privateKey === '' && contact === '' && hosts === '') return null
  if (!isOf(publicKey, 65) || !isOf(privateKey, 32))
    throw new BadInput(
      'SARIKA_PUSH_PUBLIC_KEY and SARIKA_PUSH_PRIVATE_KEY: give both, a pair of VAPID keys in base64url.',
    )
  if (!URL.canParse(contact) || !/^(mailto|https):$/.test(new URL(contact).protocol))
    throw new BadInput('SARIKA_PUSH_CONTACT is no address like mailto:push@sarika.example.')
  const named = hosts.split(',').flatMap((host) => host.trim().toLowerCase() || [])
  const wrong = named.find((host) => !HOST.test(host))
  if (wrong !== undefined)
    throw new BadInput(`SARIKA_PUSH_HOSTS: ${wrong} is no host, like fcm.googleapis.com or *.push.apple.com.`)
  return { publicKey, privateKey, contact, hosts: named.length > 0 ? named : KNOWN_HOSTS }
}
