import { sameText } from '@sarika/im-engine/text'

/** Words for work from wherever one is, in six languages, as `sameText` leaves them; hyphens are spaces. */
const SAID = [
  // "Remote area" and "remote site" are places far from everything.
  /(?<![\p{L}\p{N}])(?<!\b(?:not|no|non) )remot(?:e|ely)(?![\p{L}\p{N}])(?! (?:areas?|sites?|villages?|communit(?:y|ies)|provinces?|locations?))/u,
  /\bwork(?:ing)? (?:from|at) home\b|\bwfh\b|\bhome office\b|\btele(?:work|working|commute|commuting)\b/u,
  /远程|遠程|遠端|居家(?:办公|辦公|工作)|在家(?:办公|辦公|工作)/u,
  new RegExp(['ពីចម្ងាយ', 'ធ្វើការពីផ្ទះ', 'ធ្វើការនៅផ្ទះ', 'ការងារនៅផ្ទះ'].map(sameText).join('|'), 'u'),
  /재택|원격/u,
  new RegExp(
    ['ทำงานทางไกล', 'ทำงานระยะไกล', 'ทำงานที่บ้าน', 'ทำงานจากที่บ้าน', 'ทำงานจากบ้าน'].map(sameText).join('|'),
    'u',
  ),
  /làm (?:việc )?từ xa|làm (?:việc )?(?:tại|ở) nhà/u,
]

/** Whether the place of a job, in the words of its source, is wherever one is. */
export function saysRemote(place: string): boolean {
  const text = sameText(place).replace(/[-_\s]+/gu, ' ')
  return SAID.some((words) => words.test(text))
}
