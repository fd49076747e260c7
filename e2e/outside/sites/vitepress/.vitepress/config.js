export default {
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  title: 'VitePress',
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'kropki-board' } } },
};
