import { computed, defineComponent, ref } from 'vue';

// 页面中没有能编译 .vue 文件的打包工具，所以模板写成字符串，由 Vue 在运行时编译。
export const ShoppingList = defineComponent({
  props: {
    title: { type: String, required: true },
  },
  emits: ['add'],
  setup(_props, { emit }) {
    const items = ref<string[]>([]);
    const text = ref('');
    const count = computed(() => items.value.length);
    const add = () => {
      items.value.push(text.value);
      emit('add', text.value);
      text.value = '';
    };
    return { items, text, count, add };
  },
  template: `
    <h2>{{ title }} ({{ count }})</h2>
    <input v-model="text" aria-label="Item" @keydown.enter="add" />
    <ul>
      <li v-for="item in items" :key="item">{{ item }}</li>
    </ul>
  `,
});
