import type { HostedPortalTexts } from '../../en/admin/hosted-portal';

export const texts: HostedPortalTexts = {
  title: 'حظر متصفحك علامة التبويب الجديدة',
  text: 'يمكنك فتح الإدارة هنا بدلًا من ذلك، ويعيدك زر الإغلاق.',
  here: 'الفتح هنا بدلًا من ذلك',
};
