import { describe, expect, it } from 'vitest'
import type { PaperContent, PaperInput, PaperLanguage } from '../contract/paper'
import { renderPaper } from './render'

const named = (en: string, km: string) => ({ en, km, zh: en, ko: en, th: en, vi: en })
const LISTS: PaperInput['lists'] = {
  locations: [
    { id: 17, names: named('Siem Reap', 'សៀមរាប') },
    { id: 1701, names: named('Angkor Chum', 'អង្គរជុំ') },
    { id: 12, names: named('Phnom Penh', 'ភ្នំពេញ') },
  ],
  terms: [{ id: 1, names: named('Full time', 'ពេញម៉ោង') }],
  qualifications: [{ id: 6, names: named('Bachelor', 'បរិញ្ញាបត្រ') }],
  languages: [{ id: 1, names: named('Khmer', 'ខ្មែរ') }],
  languageLevels: [{ id: 4, names: named('Native', 'ភាសាកំណើត') }],
}
const NOTHING: PaperContent = {
  profile: {},
  intention: null,
  career: {},
  experiences: [],
  educations: [],
  languageLevels: [],
  skills: [],
  qualifications: [],
}
const WHOLE: PaperContent = {
  profile: {
    ...{ firstName: 'Sokha', lastName: 'Chan', sexId: 2, birthday: '1999-03-14', locationId: 1701 },
    ...{ mobile: '+855 12 000 001', email: 'sokha@sarika.example' },
  },
  intention: { reqJobTitle: 'Receptionist', locationIds: [17, 12], jobTerm: 1, salaryFrom: 1350 },
  career: { careerPosition: 'Front desk', summary: 'Two years alone in the evening.' },
  experiences: [
    {
      ...{ jobtitle: 'Receptionist', company: 'Riverside', formtime: '2023-02', totime: null },
      workdesc: '- Check-in of 24 rooms\n• Bookings in two languages',
    },
  ],
  educations: [
    {
      ...{ qualificationname: 'University', qualificationId: 6, major: 'Tourism' },
      ...{ fromDate: '2019-11', toDate: '2023-07' },
    },
  ],
  languageLevels: [{ languageId: 1, languageLevelId: 4 }],
  skills: [{ skillname: 'Booking', skillyears: 1, useryear: 2025 }],
  qualifications: [{ quaname: 'Front office', issued: 'Tourism school', obtained: '2022-09' }],
}

const draw = (content: PaperContent, other: Partial<PaperInput> = {}): string =>
  renderPaper({ content, lists: LISTS, template: 'plain', language: 'en', photo: null, ...other })
const bodyOf = (html: string): string => html.slice(html.indexOf('<body>'))
/** A line for each piece of text. */
const linesOf = (html: string): readonly string[] =>
  bodyOf(html)
    .split(/<[^>]*>/)
    .filter((text) => text !== '')

describe('a sheet', () => {
  it('S-PAPER-1 has a part only when something stands in it', () => {
    expect(linesOf(draw(NOTHING))).toEqual([])
    expect(linesOf(draw({ ...NOTHING, skills: [{ skillname: 'Soup' }] }))).toEqual(['Skills', 'Soup'])
    // Begun, and nothing written: no line, no heading.
    expect(linesOf(draw({ ...NOTHING, experiences: [{ jobtitle: ' ', totime: null }] }))).toEqual([])
  })

  it('S-PAPER-1 says everything in the order in which it is read', () => {
    expect(linesOf(draw(WHOLE))).toEqual([
      ...['Sokha Chan', 'Front desk', 'Angkor Chum, Siem Reap', '+855 12 000 001', 'sokha@sarika.example'],
      ...['Female', 'Born 14 March 1999', 'Summary', 'Two years alone in the evening.', 'Looking for'],
      'Receptionist · Siem Reap or Phnom Penh · Full time · from $1,350 a month',
      ...['Work experience', 'Receptionist', 'Feb 2023 – present', 'Riverside', 'Check-in of 24 rooms'],
      ...['Bookings in two languages', 'Education', 'Bachelor, Tourism', 'Nov 2019 – Jul 2023', 'University'],
      ...['Languages', 'Khmer', 'Native', 'Skills', 'Booking', '1 year · last used 2025', 'Certificates'],
      ...['Front office', 'Sep 2022', 'Tourism school'],
    ])
  })

  it('S-PAPER-2 has headings, names and dates in its own language, and what people wrote as they wrote it', () => {
    const lines = linesOf(draw(WHOLE, { language: 'km' }))
    for (const line of ['បទពិសោធន៍ការងារ', 'អង្គរជុំ សៀមរាប', 'កុម្ភៈ 2023 – បច្ចុប្បន្ន', 'Riverside', 'ភាសាកំណើត'])
      expect(lines).toContain(line)
    const english = linesOf(draw(WHOLE)).length
    for (const language of ['km', 'zh', 'ko', 'th', 'vi'] satisfies PaperLanguage[])
      expect([language, linesOf(draw(WHOLE, { language })).length]).toEqual([language, english])
  })

  it('S-PAPER-3 has phone and mail as links, and signs of markup as text', () => {
    const html = bodyOf(draw(WHOLE))
    expect(html).toContain('<a href="tel:+85512000001">')
    expect(html).toContain('<a href="mailto:sokha@sarika.example">')
    const hostile = '"><script>alert(1)</script></style><img src=x onerror=alert(1)>'
    const drawn = draw({
      ...WHOLE,
      profile: { firstName: hostile, mobile: `1${hostile}`, email: `a@b.example?bcc=c@d.example${hostile}` },
      career: { summary: hostile },
    })
    expect(drawn).not.toMatch(/<script|<img/)
    expect(drawn.match(/<\/style>/g)).toHaveLength(1)
    expect(bodyOf(drawn)).toMatch(/href="mailto:a@b\.example%3Fbcc/)
  })

  it('S-PAPER-4 brings what it is written with, only the faces that it needs, and asks for nothing', () => {
    const facesIn = (html: string) => [
      ...new Set([...html.matchAll(/font-family: '([^']+)';/g)].map(([, name]) => name)),
    ]
    const english = draw(WHOLE)
    expect(facesIn(english)).toEqual(['Inter'])
    expect(english).toContain("default-src 'none'")
    expect(facesIn(draw(WHOLE, { language: 'km' }))).toEqual(['Inter', 'Noto Sans Khmer'])
    const chinese = { ...WHOLE, career: { summary: '我会说中文。' } }
    expect(facesIn(draw(chinese))).toEqual(['Inter', 'Noto Sans SC'])
    expect(facesIn(draw(chinese, { language: 'ko' }))).toEqual(['Inter', 'Noto Sans KR'])
    for (const html of [english, draw(chinese, { template: 'photo', photo: 'data:image/png;base64,AA==' })])
      expect(
        [...html.matchAll(/(?:url\(|src="|href="http)(.{5})/g)].filter(([, start]) => start !== 'data:'),
      ).toEqual([])
  })

  it('S-PAPER-4 has the photo in one of the templates', () => {
    const photo = 'data:image/png;base64,AA=='
    const has = (template: PaperInput['template']) => draw(WHOLE, { template, photo }).includes('<img')
    expect([has('plain'), has('compact'), has('photo')]).toEqual([false, false, true])
  })
})
