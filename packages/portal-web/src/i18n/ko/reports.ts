import type { Translated } from '../areas'
import type { reports as English } from '../en/reports'

export const reports: Translated<typeof English> = {
  title: {
    person: '{{name}} 신고',
    message: '{{name}} 님의 메시지 신고',
  },
  lead: 'Sarika 담당자가 신고를 읽습니다. {{name}} 님은 누가 신고했는지 알 수 없습니다.',
  legend: '무엇이 문제인가요?',
  reasons: {
    asks_for_money: '돈이나 신분증을 요구함',
    rude: '무례하거나 위협함',
    fraud: '사기로 보임',
    not_who: '다른 사람을 사칭함',
    spam: '스팸 또는 광고',
    other: '기타',
  },
  words: '어떤 일이 있었나요?',
  optional: '선택 사항',
  choose: '문제를 선택하세요.',
  messages_other: '메시지 {{count, number}}개가 신고와 함께 전송됩니다',
  readBy: '신고를 검토하는 담당자만 읽을 수 있습니다.',
  noMessages: '서로 주고받은 메시지가 없어 함께 전송되는 메시지가 없습니다.',
  loading: '메시지를 불러오는 중…',
  notSeen: '함께 전송될 메시지가 보이면 신고를 보내 주세요.',
  gone: {
    person: '이 사람은 신고할 수 없습니다. 여기서 서로 아는 사이가 아닙니다.',
    message: '이 메시지는 더 이상 신고할 수 없습니다. 회수되었거나 대화방을 나갔습니다.',
  },
  you: '나',
  thisOne: '신고됨',
  send: '신고하기',
  sending: '보내는 중…',
  cancel: '취소',
  sent: '감사합니다. 확인하고 알려 드리겠습니다.',
}
