import { useData, withBase } from 'vitepress';
import { computed, defineComponent, h, onMounted, ref } from 'vue';

type Options = readonly (readonly [value: string, label: string])[];

const languages: Options = [
  ['en', 'English'],
  ['ar', 'العربية'],
  ['de', 'Deutsch'],
];
const roles: Options = [
  ['', 'As written'],
  ['out', 'Signed out'],
  ['role-admin', 'Admin'],
  ['role-support', 'Support'],
  ['role-editor', 'Editor'],
  ['role-viewer', 'Viewer'],
  ['role-readonly', 'Read only'],
];
const themes: Options = [
  ['', 'As the page'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];
const widths: Options = [
  ['', 'Full'],
  ['320', '320 px'],
];

/** An example in a frame, with what it can be switched to. */
export const LiveExample = defineComponent({
  props: { name: { type: String, required: true } },
  setup(props) {
    const { isDark } = useData();
    const chosen = { language: ref('en'), role: ref(''), theme: ref(''), width: ref('') };
    const address = computed(() => {
      const theme = chosen.theme.value || (isDark.value ? 'dark' : 'light');
      const query = new URLSearchParams({
        example: props.name,
        language: chosen.language.value,
        theme,
        role: chosen.role.value,
      });
      return withBase(`/frame/index.html?${query}`);
    });
    // The theme of the page is known in the browser only.
    const isMounted = ref(false);
    onMounted(() => {
      isMounted.value = true;
    });
    const select = (label: string, name: keyof typeof chosen, options: Options) =>
      h('label', [
        h('span', label),
        h(
          'select',
          {
            value: chosen[name].value,
            onChange: ({ target }: Event) => {
              if (target instanceof HTMLSelectElement) chosen[name].value = target.value;
            },
          },
          options.map(([value, text]) => h('option', { value }, text)),
        ),
      ]);
    return () =>
      h('figure', { class: 'live-example' }, [
        h('figcaption', [
          select('Language', 'language', languages),
          select('Theme', 'theme', themes),
          select('Width', 'width', widths),
          select('User', 'role', roles),
        ]),
        h('div', { class: 'stage' }, [
          isMounted.value &&
            h('iframe', {
              // Vue would keep the frame with its height and history.
              key: address.value,
              src: address.value,
              title: `Example ${props.name}`,
              loading: 'lazy',
              width: chosen.width.value || '100%',
            }),
        ]),
      ]);
  },
});
