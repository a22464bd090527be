import { BadInput } from '../bad-input'

/** The site before this one, as the environment names it; "": there is none, and nothing leads there. */
export function readOldSite({ SARIKA_OLD_SITE: url = '' }: NodeJS.ProcessEnv): string {
  if (url === '') return ''
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:')
    throw new BadInput('SARIKA_OLD_SITE is no address over https, like https://old.example/.')
  return url
}
