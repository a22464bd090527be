import type { Language } from './language'

/** What a seeker may be asking about. */
export type Topic =
  | 'pay'
  | 'place'
  | 'hours'
  | 'interview'
  | 'documents'
  | 'experience'
  | 'open'
  | 'thanks'
  | 'goodbye'
  | 'greeting'

/** In the order in which they are answered; the last three only when nothing is asked beside them. */
const PATTERNS: readonly (readonly [Topic, Readonly<Record<Language, RegExp>>])[] = [
  [
    'open',
    {
      en: /\b(still open|open to|available|vacan|hiring|apply|position)/i,
      km: /ទទួលពាក្យ|នៅទទួល|ទំនេរ|ដាក់ពាក្យ|ជ្រើសរើស|ត្រូវការ/,
      zh: /招人|还招|招聘|职位|空缺|应聘/,
    },
  ],
  [
    'pay',
    {
      en: /\b(salary|pay|paid|wage|how much|earn)/i,
      km: /ប្រាក់ខែ|ប្រាក់ឈ្នួល|ដុល្លារ/,
      zh: /工资|薪|多少钱|待遇|月薪/,
    },
  ],
  [
    'place',
    {
      en: /\b(where|address|location|office|far)\b/i,
      km: /ឯណា|នៅណា|ទីតាំង|អាសយដ្ឋាន|កន្លែងណា/,
      zh: /哪里|哪儿|地址|地点|多远/,
    },
  ],
  [
    'hours',
    {
      en: /\b(hours?|shift|weekend|saturday|sunday|what time|overtime)/i,
      km: /ម៉ោង|វេន|ថ្ងៃសៅរ៍|ថ្ងៃអាទិត្យ/,
      zh: /几点|上班|下班|周末|加班|夜班/,
    },
  ],
  ['interview', { en: /\b(interview|meet)/i, km: /សម្ភាសន៍/, zh: /面试|见面/ }],
  [
    'documents',
    {
      en: /\b(documents?|cv|resume|certificates?|bring)\b/i,
      km: /ឯកសារ|ប្រវត្តិរូប|សញ្ញាបត្រ|វិញ្ញាបនបត្រ/,
      zh: /简历|材料|证书|证件/,
    },
  ],
  [
    'experience',
    {
      en: /\b(experience|degree|requirements?|skills?|training)/i,
      km: /បទពិសោធន៍|ជំនាញ|បណ្ដុះបណ្ដាល/,
      zh: /经验|要求|学历|培训/,
    },
  ],
  ['thanks', { en: /\b(thanks?|thank you)\b/i, km: /អរគុណ/, zh: /谢/ }],
  ['goodbye', { en: /\b(bye|see you|good night)\b/i, km: /លាហើយ|ជួបគ្នា/, zh: /再见|拜拜|明天见/ }],
  [
    'greeting',
    { en: /\b(hello|hi|good (morning|afternoon|evening))\b/i, km: /សួស្ដី|សួស្តី|ជំរាបសួរ/, zh: /你好|您好|早上好/ },
  ],
]

const POLITE = new Set<Topic>(['thanks', 'goodbye', 'greeting'])

/** What a text asks about; politeness only counts when it asks nothing. */
export function topicsOf(text: string): Topic[] {
  const found = PATTERNS.filter(([, patterns]) =>
    Object.values(patterns).some((pattern) => pattern.test(text)),
  ).map(([topic]) => topic)
  const asked = found.filter((topic) => !POLITE.has(topic))
  return asked.length > 0 ? asked : found.slice(0, 1)
}
