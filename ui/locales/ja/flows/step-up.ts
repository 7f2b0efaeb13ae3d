import type { StepUpTexts } from '../../en/flows/step-up';

export const texts: StepUpTexts = {
  title: '続行するには本人確認が必要です',
  dialogTitle: '2 段階認証',
  dialogText: 'この操作には直近の本人確認が必要です。入力した内容は残ります。',
  cancel: 'キャンセル',
  doneTitle: '確認できました',
  doneText: '元の画面に戻っています…',
};
