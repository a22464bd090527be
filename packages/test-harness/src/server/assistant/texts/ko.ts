import { quoted, sharedLines } from './lines'
import type { Texts } from './said'

export const ko: Texts = {
  ...sharedLines,
  greeting:
    '안녕하세요, Sarika 도우미입니다. 직종, 지역, 급여로 일자리를 찾거나 내 지원과 면접, 이력서 완성도, 조언을 물어보세요. 저는 조회만 하며 대신 지원하거나 글을 쓰지 않습니다.',
  thanks: '천만에요. 필요하면 언제든 물어보세요.',
  viewers: '이력서를 본 고용주는 “내 지원서를 본 고용주”에 있습니다. 저는 그 목록을 조회하지 않습니다.',
  followUp:
    '저는 질문마다 따로 답합니다. 직종, 지역, 급여를 함께 다시 물어보세요. 모든 공고는 일자리 페이지에 있습니다.',
  person:
    '이 대화에는 저만 있습니다. 온라인 상담원이 도와드립니다. 아래의 “담당자와 이야기하기”를 누르거나, 월요일~금요일 오전 8:00~오후 5:30에 상담 전화를 이용하세요.',
  deeds:
    '그건 할 수 없습니다. 저는 본인이 볼 수 있는 내용만 조회하고 다른 사람에 대해서는 알려 드리지 않습니다. 지원, 변경, 삭제는 각 페이지에서 해 주세요.',
  unknown:
    '이해하지 못했습니다. 일자리, 내 지원과 면접, 이력서, 조언을 알려 드릴 수 있습니다. 예: “시엠레아프 300달러 이상 운전기사 일자리”.',
  failed: '지금은 찾아볼 수 없습니다. 잠시 후 다시 물어봐 주세요.',
  noJobs: '지금은 맞는 채용 공고가 없습니다. 다른 지역이나 더 낮은 급여로 찾아보세요.',
  jobs: (total, shown) => `맞는 일자리 ${total}개를 찾았습니다. ${shown}개를 보여 드릴게요.`,
  lookedFor: (what) => `검색 조건: ${what}.`,
  unused: (words) => `검색에 쓰지 않은 말: ${words}.`,
  notIn: (place) => `${place} 제외`,
  bestPaid: '급여 높은 순',
  found: (total, shown) => `이 조건으로 일자리 ${total}개를 찾았습니다. ${shown}개를 보여 드릴게요.`,
  reach: (total, sum) => `${total}개는 ${sum}보다 낮게 시작해 최고액이 그 이상입니다.`,
  noneFrom: '그 금액부터 시작하는 일자리는 지금 없습니다.',
  newestJobs: (total, shown) =>
    `채용 공고가 ${total}개 있습니다. 최신 ${shown}개입니다. 원하는 직종, 지역, 급여를 알려 주세요.`,
  noApplication: '아직 지원한 일자리가 없습니다.',
  applications: (total) => `지원이 ${total}건 있습니다. 최근 지원:`,
  status: {
    delivered: '보냄, 아직 확인 전',
    viewed: '고용주가 확인함',
    interview: '면접 제안받음',
    accepted: '면접 확정',
    cancelled: '면접 취소됨',
  },
  closed: '고용주가 마감함',
  noInterview: '예정된 면접이 없습니다.',
  interviews: '내 면접:',
  noResume: '아직 이력서가 없습니다. 이력서 메뉴에서 만들어 보세요.',
  resumeLine: (name, percent) => `• ${quoted(name)}: ${percent}% 완성`,
  resumeWhole: '빠진 내용이 없습니다.',
  resumeAdvice: '이력서를 열면 빠진 부분을 볼 수 있습니다.',
  advice: 'Sarika의 이 글들이 도움이 될 수 있습니다:',
}
